import { HtmlValidate } from 'html-validate';
import { outputFile } from '../../../generator/plan/routes/address.ts';
import type { BuiltSite } from './built-site.ts';

/** What is wrong with the HTML of these pages of a site. */
export async function invalidHtml(site: BuiltSite, routes: readonly string[]): Promise<string[]> {
  const faults = routes.map(async (route) =>
    (await htmlFaults(site.file(outputFile(route)).toString())).map((fault) => `${route} ${fault}`),
  );
  return (await Promise.all(faults)).flat();
}

/** What is wrong with the HTML of a page, each with the element it is about. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} (${selector})`));
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes these, and browsers accept them.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'require-sri': 'off',
  },
});
