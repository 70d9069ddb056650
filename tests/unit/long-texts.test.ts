import { expect, test } from 'vitest';
import { type FormName, formFault, forms } from '../../templates/schema/forms.ts';

test('a text that is far too long is refused at once', () => {
  for (const form of Object.keys(forms) as FormName[]) {
    expect(formFault(form, '9 - '.repeat(200_000), {})).toEqual({
      fault: 'has 800000 characters, which is too many',
    });
  }
});

test('long code is refused at once, unless the form looks for an address in it', () => {
  for (const form of Object.keys(forms) as FormName[]) {
    for (const code of [`<a ${'a, '.repeat(9000)}`, `<a href="https://a" ${'a, '.repeat(9000)}`]) {
      const isRead = code.includes('https') && /address$/.test(form);
      const { fault = '' } = formFault(form, code, {}) ?? {};
      expect(fault.includes('characters, which is too many'), form).toBe(!isRead);
      expect(fault.length).toBeLessThan(100);
    }
  }
});
