import { loadTools, type Tools } from '../../../generator/tools.ts';

let tools: Promise<Tools> | undefined;

/** What builds need, loaded once for all tests of a worker. */
export function sharedTools(): Promise<Tools> {
  tools ??= loadTools();
  return tools;
}

/** The same, for a build that must take nothing over: it parses every file itself. */
export async function forgetfulTools(): Promise<Tools> {
  return { ...(await sharedTools()), parsed: new Map() };
}
