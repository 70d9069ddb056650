import type { Location, PageEvent, Problem } from '../dev-protocol.ts';
import { open } from './open.ts';
import { style } from './overlay-style.ts';

/** Covers the page while there is an error. A shadow root separates the styles of the page and the overlay. */
let frame: HTMLDialogElement | null = null;
/** Its current text. */
let words = '';

/** True while it lists warnings. */
let isList = false;

function hide(): void {
  frame?.remove();
  frame = null;
  isList = false;
}

/** Hides errors. A list of warnings stays, because somebody may be reading it. */
export function hideErrors(): void {
  if (!isList) hide();
}

/**
 * Shows the diagnostics that the terminal shows.
 *
 * @param behind a sentence about the page that they cover
 */
export function showProblems(
  { problems, total }: { problems: readonly Problem[]; total: number },
  behind = whatIsBehind(),
): void {
  show(`${total} ${total === 1 ? 'problem' : 'problems'}. ${behind}`, problems.map(problemView));
}

/** Lists what the audits found. */
export function showWarnings({ problems, total }: PageEvent['warnings']): void {
  const heading = `${total} ${total === 1 ? 'warning' : 'warnings'}. Nothing keeps you from publishing.`;
  show(heading, problems.map(problemView));
  isList = true;
}

/** Brings an open list of warnings up to date. */
export function updateWarnings(warnings: PageEvent['warnings']): void {
  if (!isList) return;
  if (warnings.total > 0) showWarnings(warnings);
  else hide();
}

/** Shows an error in the program itself, with a link to the file that its message names. */
export function showCrash(text: string): void {
  const [, file, line, column] = text.match(/([\w./-]+\.(?:tsx?|css)):(\d+):(\d+)/) ?? [];
  const relative = file?.replace(/^.*\/(?=(?:templates|client|generator)\/)/, '');
  const location = relative ? { file: relative, line: Number(line), column: Number(column) } : null;
  show(`The program has a fault. ${whatIsBehind()}`, [
    element('article', {}, [...(location ? [locationView(location)] : []), element('pre', {}, [text])]),
  ]);
}

/** Describes the page behind the overlay. A site that has been broken since `dev` started has none. */
function whatIsBehind(): string {
  const hasPage = document.querySelector('main') !== null;
  return hasPage ? 'Showing the last version that worked.' : 'The site appears here once this is fixed.';
}

function show(heading: string, views: HTMLElement[]): void {
  const close = element('button', { type: 'button', 'aria-label': 'Close' }, ['×']);
  close.onclick = hide;
  const panel = element('section', { role: 'alertdialog', 'aria-label': heading }, [
    element('header', {}, [element('h2', {}, [heading]), close]),
    ...views,
  ]);
  panel.onkeydown = ({ key }) => key === 'Escape' && hide();
  // Replacing it with the same would lose the focus and the selection.
  if (frame && panel.textContent === words) return;
  hide();
  words = panel.textContent;
  const host = document.createElement('dev-overlay');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // The policy of a page blocks a `<style>`.
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(panel);
  frame = framed(host);
  document.body.append(frame);
}

/**
 * Puts the overlay in a dialog. The site's popup would cover it: an open one is closed, and others wait while a dialog
 * is open.
 */
function framed(host: HTMLElement): HTMLDialogElement {
  for (const modal of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) modal.close();
  const dialog = document.createElement('dialog');
  dialog.style.all = 'unset';
  dialog.open = true;
  dialog.append(host);
  return dialog;
}

function problemView({ id, severity, message, hint, frame, location, others }: Problem): HTMLElement {
  return element('article', { class: severity }, [
    locationView(location),
    element('small', {}, [`${severity}  ${id}`]),
    element('p', {}, [message]),
    ...(frame ? [element('pre', {}, [frame])] : []),
    ...(hint ? [element('p', { class: 'hint' }, [hint])] : []),
    ...(others ? [element('p', {}, [others])] : []),
  ]);
}

function locationView(location: Location): HTMLElement {
  const link = element('button', { type: 'button', class: 'place' }, [
    `${location.file}:${location.line}:${location.column}`,
  ]);
  link.title = 'Open in your editor';
  link.onclick = () => void open(location);
  return link;
}

function element(name: string, attributes: Record<string, string>, children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
