import { describe, expect, test } from 'vitest';
import { followHint } from '../harness/messages/follow-hint.ts';

import { type Change, changed, problemsOf, summaries, summary } from '../harness/project/theme.ts';

describe('fonts that nobody loads', () => {
  test.each<[change: Change, problem: string, hint?: 'dictates']>([
    [
      ['"Fraunces", ', '"Lora", '],
      '50:20 [Lora] No font "Lora" is loaded, so visitors see another one. The fonts are: Fraunces, Figtree.',
    ],
    [['"Fraunces", ', 'Lora, '], '[Lora] No font "Lora" is loaded'],
    [['"Fraunces", ', '"Frances", '], '[Frances] No font "Frances" is loaded', 'dictates'],
    [
      ['"Fraunces Fallback"', '"Fraunces Fallbak"'],
      '[Fraunces Fallbak] No font "Fraunces Fallbak" is loaded',
      'dictates',
    ],
    [['"Figtree", "Figtree Fallback", system-ui', "'Segoe UI', system-ui"], '[Segoe UI] No font "Segoe UI" is loaded'],
  ])('%j', async (change, problem, hint) => {
    const css = changed(change);
    const found = await problemsOf(css);
    expect(found).toHaveLength(1);
    for (const one of found) {
      expect(summary(css, one)).toContain(problem);
      const fixes = followHint(css, one);
      expect(fixes).toHaveLength(hint ? 1 : 0);
      for (const fixed of fixes) expect(await problemsOf(fixed)).toEqual([]);
    }
  });

  test('a theme may load its own, and may begin with a family that every machine has', async () => {
    const own = '@font-face { font-family: "Lora"; src: url(/lora.woff2) }\n@theme {';
    expect(await summaries(changed(['@theme {', own], ['"Fraunces", ', '"Lora", ']))).toEqual([]);
    expect(await summaries(changed(['"Figtree", "Figtree Fallback", system-ui', 'system-ui']))).toEqual([]);
  });
});
