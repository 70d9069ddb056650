import { expect, test } from 'vitest';
import { contentPolicy } from '../../generator/publish/content-policy.ts';

const code = { scripts: ['start()'], styles: 'a{}' };
const lines = (text: string) => `\n${text.replaceAll(';', '\n')}\n`;

test('a page allows its own files and the code in it, and nothing else', () => {
  expect(lines(contentPolicy(code, []).text)).toMatchInlineSnapshot(`
    "
    default-src 'none'
    base-uri 'none'
    manifest-src 'self'
    script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='
    style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='
    img-src 'self'
    font-src 'self'
    connect-src 'self'
    form-action 'none'
    require-trusted-types-for 'script'
    trusted-types 'none'
    "
  `);
});

test('what sections and widgets ask for is added once', () => {
  const video = { frame: ['https://player.example.com'] };
  const form = { form: ['https://lists.example.com'], connect: ['https://lists.example.com'] };
  expect(lines(contentPolicy(code, [video, form, video]).text)).toMatchInlineSnapshot(`
    "
    default-src 'none'
    base-uri 'none'
    manifest-src 'self'
    script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='
    style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='
    img-src 'self'
    font-src 'self'
    frame-src https://player.example.com
    connect-src 'self' https://lists.example.com
    form-action https://lists.example.com
    require-trusted-types-for 'script'
    trusted-types 'none'
    "
  `);
});

test('third-party code that does not support Trusted Types, or that adds styles, gets less strict rules', () => {
  const { text, styleNonce } = contentPolicy(code, [{ plainStrings: true, styleNonce: true }]);
  expect(text).toContain(`style-src 'nonce-${styleNonce}';`);
  expect(text).not.toContain('trusted-types');
});

test.each(['https://a.example; script-src *', 'https://a.example https://b.example', '"', ''])(
  'a source that would be more than one is refused: %j',
  (source) => {
    expect(() => contentPolicy(code, [{ frame: [source] }])).toThrow('A policy cannot have the source');
  },
);
