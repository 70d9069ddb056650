import type { CheerioAPI } from 'cheerio';

/** The texts of some elements, each in one line. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .get()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
}

/** The names in a description list, each with the first value after it. */
export function rowsOf($: CheerioAPI, selector: string): [name: string, value: string][] {
  return $(`${selector} dt`)
    .get()
    .map((name) => [$(name).text(), $(name).next('dd').text()]);
}

/** Links with where they lead. What only screen readers say is left out. */
export function linksOf($: CheerioAPI, selector: string): [words: string, href: string | undefined][] {
  return $(`${selector} a`)
    .get()
    .map((link) => [$(link).contents().first().text(), $(link).attr('href')]);
}
