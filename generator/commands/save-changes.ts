import type { FileChange } from '../workshop/edit/save.ts';
import { filesOfLastBuild } from './place.ts';
import type { Terminal } from './terminal.ts';

/** Writes files, and updates the editor schemas of the project. */
export async function saveChanges(root: string, changes: readonly FileChange[], terminal: Terminal): Promise<void> {
  const { save } = await import('../workshop/edit/save.ts');
  const { refreshSchemas } = await import('../workshop/editor/refresh.ts');
  await save(root, changes);
  await refreshSchemas(root, await terminal.tools(), () => filesOfLastBuild(root, terminal));
}
