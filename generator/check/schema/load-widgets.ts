import type { FunctionComponent } from 'react';
import { widgets } from '../../../client/widgets.ts';
import { addWidget } from '../../../templates/island.tsx';
import { Fault } from '../../report/fault.ts';
import { importing } from '../../report/importing.ts';

const file = 'client/widgets.ts';

/**
 * Loads every widget, so that pages can be rendered with them.
 *
 * @throws Fault if a widget cannot be imported, or has no default export
 */
export async function loadWidgets(): Promise<void> {
  const all = Object.entries(widgets).map(async ([name, { load }]) => {
    const loaded = await importing<unknown>(`${file}, widget "${name}"`, load);
    // If the export is missing, the bundler does not report it.
    const { default: view } = loaded as { default?: FunctionComponent<object> };
    if (!view) throw new Fault(file, `the file of "${name}" has no default export. Make its component the default.`);
    addWidget(name, view);
  });
  await Promise.all(all);
}
