import type { CheerioAPI } from 'cheerio';

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Everything that a visitor can read or hear in the main part of a page, now or when a widget says it. */
export function wordsIn($: CheerioAPI): string {
  const texts = $('main *')
    .contents()
    .filter((_, node) => node.type === 'text');
  const names = $('main [alt], main [aria-label]');
  const later = $('main [data-props]').map((_, island) => $(island).attr('data-props'));
  return inOneLine(
    [
      ...texts.get().map((node) => $(node).text()),
      ...names.get().map((element) => $(element).attr('alt') ?? $(element).attr('aria-label')),
      ...later.get(),
    ].join(' '),
  );
}
