import { addressInCode } from '../schema/forms/address-in-code.ts';
import type { FormFault } from '../schema/forms/form.ts';
import { webAddress } from '../schema/forms/web-address.ts';

/** A service that receives what a form sends and forwards it to the owner. */
interface FormService {
  name: string;
  /** The address of a form, without the id at its end. */
  base: string;
  exampleId: string;
}

export const formServiceNames = ['formspree', 'netlify', 'basin', 'url'] as const;
type FormServiceName = (typeof formServiceNames)[number];

/** Services whose forms have ids. */
const hosted = {
  /** See https://formspree.io/docs. */
  formspree: { name: 'Formspree', base: 'https://formspree.io/f/', exampleId: 'xyzabcde' },
  /** See https://docs.usebasin.com. */
  basin: { name: 'Basin', base: 'https://usebasin.com/f/', exampleId: '0a1b2c3d4e5f' },
} satisfies Record<Exclude<FormServiceName, 'netlify' | 'url'>, FormService>;

/** The ids in examples, which belong to no real form. */
export const exampleFormIds: readonly string[] = Object.values(hosted).map(({ exampleId }) => exampleId);

/** Where a form is sent, and its fields other than those that visitors fill in. */
export interface FormTarget {
  /** Empty if it is the page itself. */
  action: string;
  /** Hidden fields. */
  fields: Record<string, string>;
  /** The name of the trap field, which people leave empty, but spam programs fill in. */
  trap: string;
  /**
   * The name of the form at Netlify, which finds it in the page by this name
   * (https://docs.netlify.com/manage/forms/setup/).
   */
  netlify?: string;
}

/**
 * Returns where and how a page sends a form.
 *
 * @param address the address of the form: its id at a service, its name at Netlify, or a web address
 */
export function formTarget(service: FormServiceName, address: string): FormTarget {
  if (service === 'netlify') {
    return { action: '', fields: { 'form-name': address }, trap: 'bot-field', netlify: address };
  }
  const base = service === 'url' ? '' : hosted[service].base;
  return { action: base + address.replace(base, ''), fields: {}, trap: '_gotcha' };
}

/** Returns true for a name that a visible field must not have. */
export function isReserved(name: string, { fields, trap }: FormTarget): boolean {
  return name === trap || Object.hasOwn(fields, name);
}

/** Returns the fault in the address of a form, or null. */
export function formAddressFault(service: FormServiceName, address: string): FormFault | null {
  if (service === 'url') return webAddress(address, null);
  if (service === 'netlify') {
    const isName = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(address);
    return isName ? null : { fault: 'must be a name for the form at Netlify, such as contact' };
  }
  const { name, base, exampleId } = hosted[service];
  const written = addressInCode(address) ?? address;
  const id = written.startsWith(base) ? written.slice(base.length) : written;
  if (/^[\w-]+$/.test(id))
    return written === address ? null : { fault: 'must be only the id in this code', better: id };
  const other = Object.values(hosted).find((one) => one.base !== base && written.startsWith(one.base));
  return {
    fault: `is not the id of a form at ${name}`,
    advice: other
      ? `This is the address of a form at ${other.name}. If you use it, change "service".`
      : `Copy the id from the address that ${name} shows for your form: the part after ${base}, such as ${exampleId}`,
  };
}
