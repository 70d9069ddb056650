import { explained, fixable } from '../../harness/messages/mistakes.ts';

const heading = 'heading: Before the First Frost';
const text = 'text: A clean flue, a dry house and a fire that draws.';
const answer = 'answer: Once a year, or once a cord & a half.';

explained('pages/start.yaml', [
  [heading, 'heading: Before the «<b>»First</b> Frost', 'cannot contain HTML', 'Delete the tags'],
  [heading, 'heading: Before the«<br>»First Frost', 'a blank line'],
  [heading, 'heading: Before«&nbsp;»the First Frost', 'Type a space'],
  [heading, 'heading: Before the First Frost «&mdash;» Soon', 'Type the character itself, —'],
  [heading, 'heading: Smoke «&amp;» Soot', 'Type the character itself, &'],
  [heading, 'heading: Sweep«&#8217;»s Day', 'Type the character itself'],
  [heading, 'heading: Caf«&eacute;» and Chimney', 'Type the character itself'],
  [heading, 'heading: Before the First Frost «<!-- check this -->»', 'a comment begins with #'],
  [
    text,
    'text: "«<iframe src=\'https://book.example.com/widget\' width=600 allowfullscreen>»</iframe>"',
    'section type',
  ],
  [text, 'text: «<script src="https://book.example.com/widget.js" async>»</script>', 'section type'],
  [text, 'text: "Warm. «<img src=fire.jpg alt=Fire />»"', 'image and alt'],
  [text, 'text: |\n      A clean flue.\n\n      «<p class="lead">»A dry house.</p>', 'a blank line'],
  [answer, 'answer: Once a year.«<br/>»Or more.', 'a blank line'],
  [answer, 'answer: Once a year«</b>».', 'Delete the tags'],
  ['  title: Chimney sweep in Danville, VT |', '  title: Chimney sweep «&ndash;» Danville, VT |', '–'],
  [
    '{ label: Ask for a Date, to: schedule }',
    '{ label: "«<span>»Ask</span> for a Date", to: schedule }',
    'Delete the tags',
  ],
]);

explained('site.yaml', [
  ['blurb: Clean flues, honest reports.', 'blurb: Clean flues,«<br>»honest reports.', 'a blank line'],
  ['copyright: "{business.name}, since', 'copyright: "«&copy;» {business.name}, since', 'the character itself, ©'],
]);

fixable('site.yaml', [
  ['description: For long winters.', 'description: For «<em>long</em>» winters.', '*long*'],
  ['road: the Peacham road', 'road: the «<i>Peacham</i>» road', '*Peacham*'],
]);

const faq = '  - type: faq';
const mapWith = (units: string) =>
  `  - { type: area-map, heading: How far, here: Us, ${units}, towns: [{ name: Peacham, at: "44.33, -72.17" }] }\n${faq}`;

fixable('pages/start.yaml', [
  [faq, mapWith('unit: «kilometers», word: miles'), 'the number on each ring is followed by "miles"'],
  [faq, mapWith('unit: «miles», word: Kilometer'), 'the number on each ring is followed by "Kilometer"'],
]);
