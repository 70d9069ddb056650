import type { Location, Problem } from '../protocol.ts';
import { open } from './open.ts';
import { style } from './overlay-style.ts';

/** Lies over the last sound page while something is wrong; in a shadow, so that neither styles the other. */
let host: HTMLElement | null = null;

export function hideOverlay(): void {
  host?.remove();
  host = null;
}

/** What the terminal tells, where the eyes are. */
export function showProblems(problems: readonly Problem[]): void {
  const count = `${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'}. The last sound page is behind this.`;
  show(count, problems.map(problemView));
}

/** The program itself is broken; its own words say where. */
export function showFault(text: string): void {
  const [, file, line, column] = text.match(/([\w./-]+\.(?:tsx?|css)):(\d+):(\d+)/) ?? [];
  const relative = file?.replace(/^.*\/(?=(?:templates|client|generator)\/)/, '');
  const location = relative ? { file: relative, line: Number(line), column: Number(column) } : null;
  show('The program has a mistake. The last sound page is behind this.', [
    element('article', {}, [...(location ? [locationView(location)] : []), element('pre', {}, [text])]),
  ]);
}

function show(heading: string, views: HTMLElement[]): void {
  hideOverlay();
  host = document.createElement('dev-overlay');
  const close = element('button', { type: 'button', 'aria-label': 'Close' }, ['×']);
  close.onclick = hideOverlay;
  const panel = element('section', { role: 'alertdialog', 'aria-label': heading }, [
    element('header', {}, [element('h2', {}, [heading]), close]),
    ...views,
  ]);
  panel.onkeydown = ({ key }) => key === 'Escape' && hideOverlay();
  host.attachShadow({ mode: 'open' }).append(element('style', {}, [style]), panel);
  document.body.append(host);
}

function problemView({ id, severity, message, hint, frame, location }: Problem): HTMLElement {
  return element('article', { class: severity }, [
    locationView(location),
    element('small', {}, [`${severity}  ${id}`]),
    element('p', {}, [message]),
    ...(frame ? [element('pre', {}, [frame])] : []),
    element('p', { class: 'hint' }, [hint]),
  ]);
}

function locationView(location: Location): HTMLElement {
  const link = element('button', { type: 'button', class: 'place' }, [
    `${location.file}:${location.line}:${location.column}`,
  ]);
  link.title = 'Open in your editor';
  link.onclick = () => open(location);
  return link;
}

function element(name: string, attributes: Record<string, string>, children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
