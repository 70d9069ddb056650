import { expect, test } from 'vitest';
import { settleVariables } from '../../generator/assets/styles/settle-variables.ts';

test.each([
  ['a value that is set once', ':root{--sand:#eee}.a{color:var(--sand)}', '.a{color:#eee;}'],
  ['a value that depends on another', ':root{--a:1px;--b:var(--a)}.a{top:var(--b)}', '.a{top:1px;}'],
  ['a variable that nobody sets', '.a{top:var(--b,calc(1px + (2px)))}', '.a{top:calc(1px + (2px));}'],
  [
    'an initial value',
    '@property --x{syntax:"*";inherits:false;initial-value:0}.a{translate:var(--x) 1px}',
    '.a{translate:0 1px;}',
  ],
  ['a rule with its own value', '.a{--y:1px;top:var(--y)}.b{--y:2px;top:var(--y)}', '.a{top:1px;}.b{top:2px;}'],
  ['a fallback that later rules overrule', '.a{top:var(--y,1px)}.b{--y:2px;top:2px}', '.a{top:1px;}.b{top:2px;}'],
  ['what nothing uses', '.a{--y:1px;color:red}.b{--z:2px}', '.a{color:red;}'],
])('%s is written out', (_, css, settled) => {
  expect(settleVariables(css)).toBe(settled);
});

test.each([
  ['a role with another value in some sections', ':root{--head:red;}.dusk{--head:blue;}.a{color:var(--head);}'],
  ['a fallback that an earlier rule may replace', '.b{--y:2px;top:2px;}.a{top:var(--y,1px);}'],
  ['a fallback with a stronger selector', '.a:focus{top:var(--y,1px);}.b{--y:2px;top:2px;}'],
  ['a rule that another rule sets the value for', '.a{--y:1px;top:var(--y);}.b{left:var(--y);}'],
  ['a string with braces', '.a:after{content:"}{;";}'],
])('%s stays as it is', (_, css) => {
  expect(settleVariables(css)).toBe(css);
});
