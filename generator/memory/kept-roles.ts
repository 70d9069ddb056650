import type { Roles, TextRole } from '../check/schema/roles.ts';

/**
 * The roles of the texts of a file. There are thousands of texts and few different roles, so each role is written once.
 */
export interface KeptRoles {
  different: TextRole[];
  pointers: string[];
  /** For each pointer, the index of its role. */
  places: number[];
}

/** Returns roles in the compact form that is kept. */
export function keptRoles(roles: Roles): KeptRoles {
  const different = new Map<string, { place: number; role: TextRole }>();
  const [pointers, places]: [string[], number[]] = [[], []];
  for (const [pointer, role] of roles) {
    const key = JSON.stringify(role);
    const known = different.get(key) ?? { place: different.size, role };
    different.set(key, known);
    pointers.push(pointer);
    places.push(known.place);
  }
  return { different: [...different.values()].map(({ role }) => role), pointers, places };
}

/** Returns kept roles by pointer. */
export function rolesOf({ different, pointers, places }: KeptRoles): Roles {
  return new Map(pointers.map((pointer, index) => [pointer, different[places[index] ?? 0] as TextRole]));
}
