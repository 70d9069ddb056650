import { setTimeout } from 'node:timers/promises';
import { type PublishedRecord, parseRecord, publishedFile } from '../../publish/record.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { PublishFacts } from './publish-facts.ts';

/** The value of PUBLISHED_AT before a site is published for the first time. */
export const nowhere = 'none';

/** What is published at an address, why nothing is, or why it cannot be known. */
type Found = { record: PublishedRecord; address: string } | { reason: string } | { failure: string };

/** The waiting times before a server that gave no record is asked again, in milliseconds. */
const pauses = [1000, 4000];

/**
 * Reads the record of what is published from the published site itself.
 *
 * @param publishedAt the value of PUBLISHED_AT: the address of the site while `url` does not lead to it yet, or `none`
 * @throws UsageError if that is not a web address
 */
export async function fetchRecord(
  facts: PublishFacts,
  publishedAt: string | undefined,
  waits: readonly number[] = pauses,
): Promise<Found> {
  if (publishedAt === nowhere) return { reason: `PUBLISHED_AT is ${nowhere}` };
  const address = publishedAt ? addressAt(publishedAt, facts.base) : `${facts.url}${facts.base}/${publishedFile}`;
  let found = await request(address);
  for (const wait of waits) {
    if (!('failure' in found)) return found;
    await setTimeout(wait);
    found = await request(address);
  }
  return found;
}

/** The address of a site may have its path or not; an address without one gets the base. */
function addressAt(site: string, base: string): string {
  if (!/^https?:/.test(site) || !URL.canParse(site)) {
    throw new UsageError(
      `PUBLISHED_AT is "${site}", which is not a web address. Write it like https://spa.netlify.app, or write ${nowhere}.`,
    );
  }
  const { origin, pathname } = new URL(site);
  return `${origin}${pathname.replace(/\/$/, '') || base}/${publishedFile}`;
}

async function request(address: string): Promise<Found> {
  try {
    // Caches between here and the host may have an older one under the plain address.
    const response = await fetch(`${address}?${Date.now()}`, { signal: AbortSignal.timeout(20_000) });
    const { status, ok } = response;
    if (status === 404 || status === 410) return { reason: `${address} answers ${status}` };
    if (!ok) return { failure: `${address} answers ${status}` };
    const text = await response.text();
    const [record, problem] = parseRecord(text);
    if (problem === null) return { record, address };
    // A site that is being maintained, or a domain for sale. A record that was cut off is not the same as none.
    return { failure: `${address} ${/^\s*</.test(text) ? 'answers with a page' : `is incomplete: ${problem}`}` };
  } catch (error) {
    // A name that cannot be resolved (ENOTFOUND) may be a domain that is new, or a name server that is down.
    return { failure: `${address} does not answer (${reasonOf(error)})` };
  }
}

/** What fetch says of the network is in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
