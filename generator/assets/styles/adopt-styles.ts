import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Makes sonner use an adopted stylesheet. By default it adds a `<style>` as soon as it is imported, which the policy of
 * a page blocks. Stylesheets that scripts construct need no permission
 * (https://www.w3.org/TR/cssom-1/#dom-documentorshadowroot-adoptedstylesheets).
 */
export const adoptStyles: Plugin = {
  name: 'adopt styles',
  setup: ({ onLoad }) => {
    onLoad({ filter: /sonner[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const adding = /function __insertCSS\(code\) \{.*?\n\}/s;
      if (!adding.test(code)) throw new Error('sonner adds its styles in another way than it did');
      return { contents: code.replace(adding, adopting), loader: 'js' };
    });
  },
};

const adopting = `function __insertCSS(code) {
  if (typeof document == 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;
