import { isGroup } from '../../../templates/schema/is-group.ts';
import { fits } from './fits.ts';
import { byPath, errorsOf, type Finder } from './mistake.ts';
import { kindOf, namesIn, rulesAt } from './rules.ts';
import { valueMessages } from './value-messages.ts';
import { nodeAt, nodeSpan, replaceValue } from './working-copy.ts';

/** Finds two numbers that are out of range only because they are swapped, such as a latitude and a longitude. */
export const swappedNumbers: Finder = ({ errors, rules: all, working }) =>
  byPath(errorsOf(errors, 'minimum', 'maximum')).flatMap(([{ path }]) => {
    const { rules, data } = rulesAt(all, working.data, path.slice(0, -1));
    const [first = '', second = '', ...others] = namesIn(rules);
    const inner = rules.properties ?? {};
    const isPair = others.length === 0 && [first, second].every((name) => kindOf(inner[name] ?? {}) === 'number');
    if (!isPair || !isGroup(data)) return [];
    const [a, b] = [data[first], data[second]];
    if (!fits(b, inner[first] ?? {}) || !fits(a, inner[second] ?? {})) return [];
    const group = path.slice(0, -1);
    const node = nodeAt(working, path);
    if (!node) return [];
    const repair = () => {
      replaceValue(working, [...group, first], b);
      replaceValue(working, [...group, second], a);
    };
    return [{ message: valueMessages.swapped([first, second]), span: nodeSpan(working, node), repair }];
  });
