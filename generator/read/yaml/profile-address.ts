import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { ownValue } from '../../../templates/own-value.ts';
import type { Line } from './lines.ts';
import type { Repair } from './repair.ts';
import { textMessages } from './text-messages.ts';

/** The base addresses of profiles on social networks. */
const profiles: Readonly<Record<string, string>> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  pinterest: 'https://www.pinterest.com/',
  threads: 'https://www.threads.com/@',
  tiktok: 'https://www.tiktok.com/@',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
};

/**
 * Returns the address of a profile such as `@maple-notch`; null if the text is not a profile.
 *
 * @param link the name of the link, such as `instagram`
 */
export function profileAddress(link: string, text: string): string | null {
  const [, member] = text.match(/^@([\w.-]+)$/) ?? [];
  const profile = ownValue(profiles, link.toLowerCase());
  return member && profile ? profile + member : null;
}

/** Repairs a profile such as `@maple-notch`, where the property or the label next to it names the network. */
export function profileRepair(
  text: string,
  line: Line,
  lines: readonly Line[],
): Pick<Repair, 'message' | 'fixes'> | null {
  const group = line.text.match(new RegExp(`[^{}]*${escapeRegExp(text)}[^{}]*`))?.[0] ?? '';
  const [, own = ''] = group.match(new RegExp(`([\\w-]+):\\s+${escapeRegExp(text)}`)) ?? [];
  const beside = lines[line.index + (line.isItem ? 1 : -1)];
  const name = own === 'to' ? (labelIn(group) ?? labelIn(beside?.content ?? '')) : own;
  const address = profileAddress(name ?? '', text);
  return address ? { message: textMessages.profile(text), fixes: [{ lead: 'Write', text: address }] } : null;
}

const labelIn = (text: string) => text.match(/\blabel:\s+["']?(\w+)["']?\s*(?:,|$)/)?.[1];
