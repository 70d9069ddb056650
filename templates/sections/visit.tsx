import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { Actions } from '../parts/action.tsx';
import { Address } from '../parts/address.tsx';
import { Band } from '../parts/band.tsx';
import { Hours } from '../parts/hours.tsx';
import { MapPanel } from '../parts/map-panel.tsx';
import { Text } from '../parts/text.tsx';
import { list, optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'Where the business is, in brief: address, open hours, and a map.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'A few minutes from Main Street.')),
    hours: text('The heading above the hours.'),
    lines: optional(list('Short lines, such as parking.', runningText('One line.'))),
    actions: list('Buttons, the main one first.', action),
  },
  view: (section, context) => {
    const { map } = context.site;
    return (
      <Band section={section}>
        <div className={`grid gap-x-14 gap-y-10 ${map ? 'lg:grid-cols-7-5' : 'lg:grid-cols-4-8'}`}>
          <div className={map ? undefined : 'lg:contents'}>
            <div>
              <h2 className="text-title">{section.heading}</h2>
              {section.text && (
                <Text text={section.text} context={context} className="mt-3 max-w-prose text-lead text-soft" />
              )}
            </div>
            <div className={map ? 'mt-6' : 'mt-6 lg:mt-0'}>
              <div className="grid gap-6 border-t border-rule pt-6 sm:grid-cols-[fit-content(50%)_minmax(0,1fr)]">
                <Address site={context.site} />
                <div>
                  <h3 className="text-name">{section.hours}</h3>
                  <Hours site={context.site} short />
                </div>
              </div>
              {section.lines?.map((line) => (
                <Text key={line} text={line} context={context} className="mt-5 font-semibold" />
              ))}
              <Actions actions={section.actions} context={context} className="mt-7" />
            </div>
          </div>
          <MapPanel context={context} />
        </div>
      </Band>
    );
  },
  examples: [
    {
      heading: 'Find us',
      text: 'A few minutes from Main Street.',
      hours: 'Hours',
      lines: ['Free parking'],
      actions: [{ label: 'Call', to: 'call' }],
    },
  ],
});
