import { setTimeout } from 'node:timers/promises';
import type { Devtools } from './devtools.ts';

/** A tab as its visitor uses it. */
export interface Tab {
  open: (url: string) => Promise<void>;
  /** What an expression yields on the page that is shown. */
  ask: <Result>(expression: string) => Promise<Result>;
  /** What an expression yields, asked again until that is neither null nor false. The page may change meanwhile. */
  askUntil: <Result>(expression: string) => Promise<Result>;
  /** Moves the pointer to the middle of an element. */
  point: (selector: string) => Promise<void>;
  /** Waits until a page is prerendered. Throws Chromium's reason if it is not. */
  prerendered: (url: string) => Promise<void>;
  /** Presses and releases the button of the mouse where the pointer is. */
  click: () => Promise<void>;
}

interface Attached {
  sessionId: string;
  targetInfo: { type: string; subtype?: string };
}

/** https://chromedevtools.github.io/devtools-protocol/tot/Preload/#event-prerenderStatusUpdated */
interface PrerenderStatus {
  key: { url: string };
  status: string;
  prerenderStatus?: string;
}

const patience = 10_000;
const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };

/** The tab of a Chromium that has just started. A prerendered page is a target of its own, which replaces the page before. */
export async function firstTab({ send, on }: Devtools): Promise<Tab> {
  const pages = new Set<string>();
  const prerenders = new Map<string, PrerenderStatus>();
  let at = { x: 0, y: 0 };
  on<Attached>('Target.attachedToTarget', async ({ sessionId, targetInfo: { type } }) => {
    if (type === 'tab') await send('Target.setAutoAttach', attach, sessionId);
    else pages.add(sessionId);
    if (type === 'page') await send('Preload.enable', {}, sessionId);
  });
  on<Pick<Attached, 'sessionId'>>('Target.detachedFromTarget', ({ sessionId }) => pages.delete(sessionId));
  on<PrerenderStatus>('Preload.prerenderStatusUpdated', (status) => prerenders.set(status.key.url, status));
  await send('Target.setAutoAttach', { ...attach, filter: [{ type: 'tab' }] });

  // The page that is shown is older than those that are being prerendered.
  const shown = () => until('a page', async () => [...pages][0]);
  const ask = async <Result>(expression: string) => {
    const params = { expression, returnByValue: true };
    const { result } = await send<{ result: { value: Result } }>('Runtime.evaluate', params, await shown());
    return result.value;
  };
  const askUntil = <Result>(expression: string) =>
    until(expression, () => ask<Result>(expression).catch(() => undefined));
  const mouse = async (type: string, more = {}) =>
    send('Input.dispatchMouseEvent', { type, ...at, ...more }, await shown());
  return {
    ask,
    askUntil,
    open: async (url) => {
      prerenders.clear();
      await send('Page.navigate', { url }, await shown());
      await askUntil(`document.readyState === 'complete' && location.href === '${url}'`);
    },
    point: async (selector) => {
      const { x, y, width, height } = await ask<DOMRect>(
        `document.querySelector('${selector}').getBoundingClientRect().toJSON()`,
      );
      at = { x: x + width / 2, y: y + height / 2 };
      await mouse('mouseMoved');
    },
    prerendered: async (url) => {
      const { status, prerenderStatus } = await until(`${url} to be prerendered`, async () => {
        const known = prerenders.get(url);
        return known && ['Ready', 'Failure'].includes(known.status) ? known : undefined;
      });
      if (status === 'Failure') throw new Error(`${url} is not prerendered: ${prerenderStatus}`);
    },
    click: async () => {
      await mouse('mousePressed', { button: 'left', clickCount: 1 });
      // The page that would answer may be gone.
      void mouse('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => undefined);
    },
  };
}

async function until<Result>(what: string, look: () => Promise<Result>): Promise<NonNullable<Result>> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await setTimeout(20);
  }
  throw new Error(`Waited too long for ${what}.`);
}
