/** Small readings of HTML that React wrote, whose form is known: no parser is needed for them. */

/** The text that an attribute or a text in HTML stands for. */
export function unescaped(html: string): string {
  return html
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Every class in a page's HTML. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(' ')));
}

/** The text of the first heading of a page; null where it has none. */
export function headingIn(html: string): string | null {
  const [, heading] = html.match(/<h1[^>]*>(.*?)<\/h1>/) ?? [];
  return heading === undefined ? null : unescaped(heading.replace(/<[^>]*>/g, ''));
}

/** What a page says, without how it looks: the texts of its main part, its links and its pictures. */
export function contentIn(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const parts = main.matchAll(/>([^<]+)| (?:href|src|alt)="([^"]*)"/g);
  return [...parts].map(([, text, attribute]) => text ?? attribute).join('\n');
}
