import type { FunctionComponent } from 'react';
import { widgets } from '../../../client/widgets.ts';
import { addWidget } from '../../../templates/island.tsx';
import { Fault } from '../../report/fault.ts';
import { importing } from '../../report/importing.ts';

const file = 'client/widgets.ts';

/**
 * Loads every widget, so that pages can be rendered with them.
 *
 * @throws Fault if a widget cannot be imported or its loader returns no component
 */
export async function loadWidgets(): Promise<void> {
  const loaded = Object.entries(widgets).map(async ([name, { load }]) => {
    // A wrong export name gives undefined, and a bundler does not report it.
    const view = (await importing<unknown>(`${file}, widget "${name}"`, load)) as FunctionComponent<object> | undefined;
    if (!view) throw new Fault(file, `the loader of "${name}" returns no component. Check the name of the export.`);
    addWidget(name, view);
  });
  await Promise.all(loaded);
}
