import type { Cache } from '../../../generator/assets/cache.ts';
import { cardDesigner } from '../../../generator/assets/cards/cards.tsx';
import { styleCompiler } from '../../../generator/assets/styles/styles.ts';
import { loadTools, type Tools } from '../../../generator/tools.ts';

let tools: Promise<Tools> | undefined;

/** What builds need, loaded once for all tests of a worker. */
export function sharedTools(): Promise<Tools> {
  tools ??= loadTools().then(withMemory);
  return tools;
}

/** Reads a file of the cache once for many builds. Its key covers everything that it is made from. */
function withMemory(loaded: Tools): Tools {
  const cache = remembering(loaded.cache);
  const { theme } = loaded;
  return { ...loaded, cache, designCard: cardDesigner(theme, cache), compileStyles: styleCompiler(theme.css, cache) };
}

/** How many files of the cache are kept in memory: those of several small sites. */
const most = 500;

function remembering(cache: Cache): Cache {
  const known = new Map<string, Promise<Uint8Array>>();
  return (key, make) => {
    const content = known.get(key) ?? cache(key, make);
    known.delete(key);
    known.set(key, content);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    content.catch(() => known.delete(key));
    return content;
  };
}

/** The same, for a build that must take nothing over: it parses every file itself. */
export async function forgetfulTools(): Promise<Tools> {
  return { ...(await sharedTools()), parsed: new Map() };
}
