import { explained, fixable, type Mistake } from '../../harness/messages/mistakes.ts';

/** The text at the top of a page. */
const text = (yaml: string, ...words: string[]): Mistake => ['text: What it costs. }', `text: ${yaml} }`, ...words];

fixable('pages/prices.yaml', [
  text("'See [the way](«/fnd»).'", 'no page "/fnd"'),
  text("'See [the **way**](«find») or [home](/).'", 'not a route'),
  text("'[Home](/) and [home](«/#Prices»)'", 'has the id "Prices"'),
  text("'See [the list](«#card»).'", 'has the id "card"'),
  text("'[Book](«schedul») or [book](schedule)'", 'not a route'),
  text("'[Out](«http://x.example.com»)'", 'not encrypted'),
  text("'[Write](«a@b.example»)'", 'not a route'),
  text("'[Here](«https://sweep.example.com/maple-notch/find»)'", 'page of this site'),
  text('\'«<a href="/find">the way</a>»\'', 'HTML'),
  text('\'«<a href="https://www.sweep.example.com/maple-notch/find">the way</a>»\'', 'HTML', '[the way](/find)'),
  text('\'«<a href="https://sweep.example.com/maple-notch/Find.html#short">us</a>»\'', 'HTML', '[us](/find#short)'),
  text("'«<a href=/Find/>the way</a>»'", 'HTML', '[the way](/find)'),
  text('\'«<a href="/maple-notch/find">the way</a>»\'', 'HTML', '[the way](/find)'),
  text('\'«<a href="find.html">the way</a>»\'', 'HTML', '[the way](/find)'),
  text('\'«<a href="http://x.example.com/?a=1&amp;b=2">out</a>»\'', 'HTML', '[out](https://x.example.com/?a=1&b=2)'),
  text("'«<b>Now</b>» or later'", 'HTML'),
  text("'Now «<EM>or</EM>» later'", 'HTML'),
  text('«"See <a href=\\"/find\\">the way</a>."»', 'HTML'),
  text('«<i>Now</i> or later»', 'HTML'),
  text('Now «<strong>or</strong>» later', 'HTML'),
]);

explained('pages/prices.yaml', [
  text("'See [the way](«/nowhere»).'", 'no page "/nowhere"'),
  text("'See «[the way]()».'", 'does not say where it leads'),
  text("'See [the way](«javascript:alert»).'", 'not allowed in links'),
  text("'See [the way](«#nothing»).'", 'has the id "nothing"'),
  text("'See «<ul>»<li>the way</li></ul>.'", 'HTML'),
  text("'See «<br>» the way.'", 'HTML', 'backslash'),
  text('\'See «<a href="www.example.com/a">»this</a>.\'', 'HTML'),
  text('\'Write «<a href="a@example.com">»us</a>.\'', 'HTML'),
  text('\'See «<a href="#">»the way</a>.\'', 'HTML', 'A link in running text is written as'),
  text('\'See «<a href="javascript:void(0)">»the way</a>.\'', 'HTML', 'A link in running text is written as'),
]);
