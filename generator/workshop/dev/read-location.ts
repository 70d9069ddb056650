import type { IncomingMessage } from 'node:http';
import type { Location } from './dev-protocol.ts';

/** A path may have 4096 bytes. */
const longest = 8192;

/** Why the body of a request is not a location. */
interface NotRead {
  status: 400 | 413;
  message: string;
}

/** Reads a location from the JSON body of a request. */
export async function readLocation(request: IncomingMessage): Promise<Location | NotRead> {
  const text = await textOf(request);
  if (text === null) return { status: 413, message: 'This is too long for a location.' };
  const found = parsed(text);
  return isLocation(found) ? found : { status: 400, message: 'A location is JSON with a file, a line, and a column.' };
}

/**
 * Returns the body; null if it is too long. Reads it to its end anyway, because a client that is still sending misses
 * the answer.
 */
async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= longest) chunks.push(chunk);
  }
  return length <= longest ? Buffer.concat(chunks).toString() : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isLocation(value: unknown): value is Location {
  if (typeof value !== 'object' || value === null) return false;
  const { file, line, column } = value as Partial<Record<keyof Location, unknown>>;
  return typeof file === 'string' && Number.isInteger(line) && Number.isInteger(column);
}
