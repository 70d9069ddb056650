import { HtmlValidate } from 'html-validate';

/** What is wrong with the HTML of a page, each with the element it is about. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} (${selector})`));
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // What browsers accept and React writes.
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
