import { isRightToLeft } from '../../templates/facts/locale.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { numberIsolation } from './isolated-numbers.ts';

/** What the direction of a language changes in documents. */
interface Direction {
  /** Of `<html>`, each with a space before it. */
  attributes: string;
  /** Adds the classes of `<html>` to those of a page. */
  classes: (ofPage: ReadonlySet<string>) => ReadonlySet<string>;
  html: (html: string) => string;
}

/** Most languages are read from left to right, which documents need not say. */
const fromLeft: Direction = { attributes: '', classes: (ofPage) => ofPage, html: (html) => html };

/** The class in templates/right-to-left.css. */
const name = 'right-to-left';

export function directionOf(facts: SiteFacts): Direction {
  if (!isRightToLeft(facts.language)) return fromLeft;
  return {
    attributes: ` dir="rtl" class="${name}"`,
    classes: (ofPage) => new Set([name, ...ofPage]),
    html: numberIsolation(facts),
  };
}
