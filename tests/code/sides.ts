import { cookedOf, nodesOf, placeOf, type SourceText } from './syntax.ts';

/** Classes and properties for one side of the screen, and what says the same of a side of reading. */
const classes: readonly [RegExp, string][] = [
  [/^-?(?:m|p|scroll-[mp])[lr]-/, 'ms-, me-, ps-, or pe-'],
  [/^-?(?:left|right)-/, 'start- or end-'],
  [/^(?:text|float|clear|object)-(?:left|right)$/, 'text-start or text-end'],
  [/^(?:border|rounded)-(?:[lr]|[tb][lr])(?:-|$)/, 'border-s, border-e, rounded-ss, or rounded-se'],
];
const property = /^ *(?:(?:margin|padding|border)-)?(?:left|right)\b[^:]*:|^ *border-\w+-(?:left|right)-radius:/;

/** Returns the classes in a source that would be on the wrong side of a page that is read from right to left. */
export function classesOfSides(source: SourceText): string[] {
  return nodesOf(source).flatMap((node) => {
    const text = node.type === 'TemplateElement' ? cookedOf(node) : node.type === 'Literal' ? String(node.value) : '';
    return text.split(/\s+/).flatMap((name) => {
      const [, instead] = classes.find(([pattern]) => pattern.test(name.replace(/^.*:/, ''))) ?? [];
      return instead ? [`${placeOf(source, node)} Instead of ${name}, write ${instead}.`] : [];
    });
  });
}

/** Returns the lines of a stylesheet that would be, such as `margin-left: 1rem`. */
export function linesOfSides({ file, text }: SourceText): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => (property.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
}
