import { setTimeout } from 'node:timers/promises';
import { type PublishedRecord, parseRecord, publishedFile } from '../../publish/record.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { PublishFacts } from './publish-facts.ts';

/** The value of PUBLISHED_AT before a site is published for the first time. */
export const nowhere = 'none';

/** What is published at an address, or why nothing is, or why it cannot be determined. */
type FetchedRecord = { record: PublishedRecord; address: string } | { reason: string } | { failure: string };

/** The pauses before another attempt if a server returned no record, in milliseconds. */
const pauses = [1000, 4000];

/**
 * Reads the published record from the published site.
 *
 * @param publishedAt the value of PUBLISHED_AT: the address of the site while `url` does not lead to it yet, or `none`
 * @throws UsageError if that is not a web address
 */
export async function fetchRecord(
  facts: PublishFacts,
  publishedAt: string | undefined,
  waits: readonly number[] = pauses,
): Promise<FetchedRecord> {
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

/** Returns the address of the site with its path, adding the base if the address has none. */
function addressAt(site: string, base: string): string {
  if (!/^https?:/.test(site) || !URL.canParse(site)) {
    throw new UsageError(
      `PUBLISHED_AT is "${site}", which is not a web address. Write it like https://spa.netlify.app, or write ${nowhere}.`,
    );
  }
  const { origin, pathname } = new URL(site);
  return `${origin}${pathname.replace(/\/$/, '') || base}/${publishedFile}`;
}

async function request(address: string): Promise<FetchedRecord> {
  try {
    // Caches between here and the host may have an older one under the plain address.
    const response = await fetch(`${address}?${Date.now()}`, { signal: AbortSignal.timeout(20_000) });
    const { status, ok } = response;
    if (status === 404 || status === 410) return { reason: `${address} answers ${status}` };
    if (!ok) return { failure: `${address} answers ${status}` };
    const text = await response.text();
    const [record, problem] = parseRecord(text);
    if (problem === null) return { record, address };
    // This may be a maintenance page or a domain for sale. An incomplete record is not the same as none.
    return { failure: `${address} ${/^\s*</.test(text) ? 'answers with a page' : `is incomplete: ${problem}`}` };
  } catch (error) {
    // If a name cannot be resolved (ENOTFOUND), the domain may be new, or a name server down.
    return { failure: `${address} does not answer (${reasonOf(error)})` };
  }
}

/** Returns the reason from fetch, which puts network errors in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
