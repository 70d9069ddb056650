import type { FileChange } from '../workshop/edit/save.ts';
import { filesOfLastBuild } from './place.ts';
import type { World } from './terminal.ts';

/** Writes files, and updates the editor schemas of the project. Returns true if a schema has changed. */
export async function saveChanges(root: string, changes: readonly FileChange[], world: World): Promise<boolean> {
  const { save } = await import('../workshop/edit/save.ts');
  const { refreshSchemas } = await import('../workshop/editor/refresh.ts');
  await save(root, changes);
  return refreshSchemas(root, await world.tools(), () => filesOfLastBuild(root, world));
}
