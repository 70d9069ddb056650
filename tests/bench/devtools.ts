import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findChromium } from '../setup/chromium.ts';

/** A Chromium of its own, and its DevTools protocol (https://chromedevtools.github.io/devtools-protocol/). */
export interface Devtools {
  /**
   * Sends a command to a target, or to the browser if there is no session, and returns what Chromium answers.
   *
   * @throws if Chromium refuses
   */
  send: <Result>(method: string, params?: object, session?: string) => Promise<Result>;
  /** Calls a listener with the parameters of every event of this name, and the session that it comes from. */
  on: <Params>(method: string, listener: (params: Params, session: string) => void) => void;
  close: () => Promise<void>;
}

/** An event, or the answer to the command of the same `id`. */
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** A command without an answer yet. */
interface Waiting {
  method: string;
  session: string | undefined;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Starts Chromium without a window and with an empty profile, and talks to it through a pipe. Playwright and Puppeteer lose
 * a page that gives way to one that was prerendered, so neither is used.
 */
export async function startChromium(flags: readonly string[]): Promise<Devtools> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const args = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...flags];
  const chromium = spawn(findChromium(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = once(chromium, 'exit');
  const [commands, messages] = chromium.stdio.slice(3) as [Writable, Readable];
  const { send, on } = converse(commands, messages);
  return {
    send,
    on,
    close: async () => {
      chromium.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function converse(commands: Writable, messages: Readable): Pick<Devtools, 'send' | 'on'> {
  const waiting = new Map<number, Waiting>();
  const listeners: ((message: Message) => void)[] = [];
  let last = 0;
  const settle = (id: number, { result, error }: Pick<Message, 'result' | 'error'>) => {
    const { method, resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(`${method}: ${error.message}`));
    else resolve?.(result);
  };
  onMessage(messages, (message) => {
    if (message.id) settle(message.id, message);
    else for (const listener of listeners) listener(message);
  });
  const on: Devtools['on'] = <Params>(wanted: string, listener: (params: Params, session: string) => void) => {
    listeners.push(({ method, params, sessionId = '' }) => {
      if (method === wanted) listener(params as Params, sessionId);
    });
  };
  // A page that is gone no longer answers.
  on<{ sessionId: string }>('Target.detachedFromTarget', ({ sessionId }) => {
    for (const [id, { session }] of waiting)
      if (session === sessionId) settle(id, { error: { message: 'the page is gone' } });
  });
  return {
    on,
    send: <Result>(method: string, params: object = {}, session?: string) =>
      new Promise<Result>((resolve, reject) => {
        waiting.set(++last, { method, session, resolve: (result) => resolve(result as Result), reject });
        commands.write(`${JSON.stringify({ id: last, method, params, sessionId: session })}\0`);
      }),
  };
}

/** Messages end with a zero. */
function onMessage(stream: Readable, listener: (message: Message) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (piece: string) => {
    const messages = `${rest}${piece}`.split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) listener(JSON.parse(message));
  });
}
