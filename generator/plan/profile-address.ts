/** Where social networks have the profiles of their members. */
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
 * The address of a profile such as `@maple-notch`; null if the text is none.
 *
 * @param link the name of the link, such as `instagram`
 */
export function profileAddress(link: string, text: string): string | null {
  const [, member] = text.match(/^@([\w.-]+)$/) ?? [];
  const profile = profiles[link.toLowerCase()];
  return member && profile ? profile + member : null;
}
