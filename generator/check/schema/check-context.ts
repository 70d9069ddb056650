import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { FormFault } from '../../../templates/schema/forms/form.ts';
import { type FormName, formFault } from '../../../templates/schema/forms.ts';
import type { Proportions, Role } from '../../../templates/schema.ts';
import { pathOf } from '../../read/locate.ts';
import type { FactReference } from '../facts/fact-references.ts';
import { isGap } from '../mistakes/gap.ts';
import type { Roles, TextRole } from './roles.ts';

/** The input and output of the check of a file. The code that ajv generates for our keywords calls the methods. */
export interface CheckContext {
  references: Omit<FactReference, 'source'>[];
  roles: Roles;
  fact: (group: CatalogGroup, key: unknown, pointer: string) => void;
  /** Returns null if a text has its form. */
  formFault: (form: FormName, text: string) => FormFault | null;
  shown: (
    pointer: string,
    merges: boolean | undefined,
    form: FormName | undefined,
    markdown: boolean | undefined,
  ) => void;
  role: (pointer: string, role: Role, minWidth: number | undefined, proportions: Proportions | undefined) => void;
}

/**
 * Returns the first of equal pointers, so that the files of a check store each once. They have most of theirs in common,
 * and V8 would keep each in pieces.
 */
export type SamePointer = (pointer: string) => string;

/**
 * Returns a context for the check of one file.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export function checkContext(facts: unknown, samePointer: SamePointer): CheckContext {
  const references: CheckContext['references'] = [];
  const roles = new Map<string, TextRole>();
  const shared = sharedRoles();
  return {
    references,
    roles,
    fact: (group, key, pointer) => {
      // What is not text has the wrong type, which is a mistake of its own.
      if (typeof key === 'string' && key !== '' && !isGap(key)) references.push({ group, key, path: pathOf(pointer) });
    },
    formFault: (form, text) => formFault(form, text, facts),
    shown: (pointer, merges, form, markdown) => {
      const isPrice = form === 'price' || form === 'exact-price';
      if (!roles.has(pointer))
        roles.set(samePointer(pointer), shared({ role: 'shown', merges, markdown, ...(isPrice && { price: true }) }));
    },
    role: (pointer, role, minWidth, proportions) =>
      roles.set(samePointer(pointer), shared({ role, minWidth, proportions })),
  };
}

/** Stores equal roles once: a page that lists hundreds of links uses the same few for all of their texts. */
function sharedRoles(): (role: TextRole) => TextRole {
  const known: TextRole[] = [];
  return (role) => {
    const same = known.find((one) => isSame(one, role));
    if (!same) known.push(role);
    return same ?? role;
  };
}

const isSame = (a: TextRole, b: TextRole) =>
  a.role === b.role &&
  a.minWidth === b.minWidth &&
  a.proportions === b.proportions &&
  a.merges === b.merges &&
  a.markdown === b.markdown &&
  a.price === b.price;
