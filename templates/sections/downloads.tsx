import { defineSection, type PageContext } from '../define.ts';
import { commaIn } from '../facts/comma.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { type Infer, link, list, object, optional, runningText, text } from '../schema.ts';

const file = object('A file.', {
  label: text('What the file is.', 'Intake form'),
  to: link('Its address, such as /files/form.pdf for static/files/form.pdf.'),
  text: optional(runningText('What it is for, in a sentence.', 'Print it, and bring it along.')),
  kind: optional(text('The kind of file. By default, the end of its name.', 'PDF')),
  size: optional(text('How large it is. By default, the size of the file in static/.', '120 kB')),
});

export default defineSection({
  summary: 'Files to download, each with its kind and size.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'To print, or to read on your phone.')),
    files: list('The files.', file),
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-4-8">
        <Heading heading={section.heading} text={section.text} context={context} />
        <ul className="ruled border-y border-rule">
          {section.files.map((file) => (
            <li key={file.to} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-6">
                <ActionLink action={file} context={context} variant="quiet" />
                <span className="text-small text-soft tabular-nums">{about(file, context)}</span>
              </div>
              {file.text && <Text text={file.text} context={context} className="max-w-prose text-soft" />}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  ),
  examples: [
    { heading: 'Papers', files: [{ label: 'Price list', to: '/price-list.txt', kind: 'Text', size: 'one page' }] },
    {
      heading: 'To take along',
      text: 'Each fits on one page.',
      files: [{ label: 'Price list', to: '/price-list.txt', text: 'All services, with their prices.' }],
    },
  ],
});

/** Returns the kind of a file and its size, such as "PDF, 120 kB". */
function about({ to, kind, size }: Infer<typeof file>, { fileSize, link, site }: PageContext): string {
  // A host name has an extension too, and an address may continue after its path.
  const { pathname } = new URL(link(to).href, site.url);
  const ending = pathname.match(/^\/.*\.(\w+)$/)?.[1]?.toUpperCase();
  const bytes = fileSize(to);
  return [kind ?? ending, size ?? (bytes === undefined ? undefined : sizeInWords(bytes, site.language))]
    .filter(Boolean)
    .join(commaIn(site.language));
}

/** Returns a size with at least two digits, in the format of a language: 4.2 MB, 120 kB. */
function sizeInWords(bytes: number, language: string): string {
  const [amount, unit] = bytes < 999_500 ? [Math.max(1, bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = amount < 10 && unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat([language, 'en'], { style: 'unit', unit, maximumFractionDigits }).format(amount);
}
