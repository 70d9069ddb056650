import { setTimeout } from 'node:timers/promises';
import { type PageEvent, paths } from '../../generator/workshop/dev/dev-protocol.ts';
import { repository } from './bench-site.ts';
import type { Measurement } from './measure.ts';
import { editDefinition, editPhone, editTown, type OurSite, spoilDefinition } from './our-site.ts';
import { start } from './process-tree.ts';

/** Nobody edits sooner after the first look at a page, in milliseconds. */
const beforeEditing = 2000;

/** Starts `dev`, asks for the page of a town, edits the town, what makes all such pages, and site.yaml, and waits until the page shows each edit. */
export async function measureDev(site: OurSite, command: string): Promise<Measurement[]> {
  const [town] = site.towns;
  if (!town) throw new Error('The site has no town.');
  const started = performance.now();
  const dev = start(command, repository, site.env);
  try {
    const address = await dev.prints((text) => text.match(/http:\/\/localhost:\d+/)?.[0]);
    const ready = performance.now() - started;
    const page = address + site.route(town);
    await textOf(page);
    const next = await events(address + paths.events);
    await setTimeout(beforeEditing);
    const secondsUntilShown = async (edit: (site: OurSite) => Promise<string>) => {
      const edited = performance.now();
      const added = await edit(site);
      await next();
      const shown = (await textOf(page)).includes(added);
      if (!shown) throw new Error(`${page} does not show “${added}” after the event.`);
      return (performance.now() - edited) / 1000;
    };
    const edits: [string, typeof editTown][] = [
      ['edit of a town', editTown],
      ['edit of all', editDefinition],
      ['edit of a fact', editPhone],
    ];
    const shown: [string, number][] = [];
    for (const [what, edit] of edits) shown.push([what, await secondsUntilShown(edit)]);
    const spoiled = performance.now();
    const takeBack = await spoilDefinition(site);
    const reported = await next();
    shown.push(['mistake', (performance.now() - spoiled) / 1000]);
    await takeBack();
    if (!reported.includes('"kind":"problems"')) throw new Error('The event after a mistake does not report it.');
    const row = { cpu: null, peak: dev.peak(), written: null };
    return [
      { ...row, what: 'dev: ready', seconds: ready / 1000 },
      ...shown.map(([what, seconds]) => ({ ...row, what: `dev: ${what} is visible`, seconds })),
    ];
  } finally {
    await dev.stop();
  }
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}

/**
 * Listens to the events of the dev server. Each call of the result resolves with the next one after those before that
 * changes a page or reports a mistake; an audit does neither.
 */
async function events(address: string): Promise<() => Promise<string>> {
  const { body } = await fetch(address);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        const { kind, changed } = JSON.parse(event.replace(/^data: /, '')) as PageEvent;
        if (kind !== 'ok' || changed?.length !== 0) return event;
        continue;
      }
      const more = await reader?.read();
      if (!more || more.done) throw new Error(`${address} sends no more events.`);
      text += more.value;
    }
  };
  // The first event is the state at the start.
  await next();
  return next;
}
