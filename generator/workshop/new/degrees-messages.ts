/** Why a text is not degrees, and what to do. */
export interface DegreesFault {
  fault: string;
  hint: string;
  /** What else to say where the two are asked for in an order. In a table, either may come first. */
  order?: string;
}

const latitudeFirst = 'The latitude comes first.';

export const degreesFault = {
  notDegrees: (text: string, axis: string, limit: number): DegreesFault => ({
    fault: `"${text}" is not a ${axis}, a number of degrees from -${limit} to ${limit}.`,
    hint: `For example:  ${axis === 'latitude' ? '44.197' : '-72.502'}`,
  }),
  longitudeAsLatitude: (text: string): DegreesFault => ({
    fault: `"${text}" cannot be a latitude, which is never more than 90.`,
    hint: 'Is it the longitude?',
    order: latitudeFirst,
  }),
  decimalComma: (text: string, better: string): DegreesFault => ({
    fault: `"${text}" has a decimal comma.`,
    hint: `Write a point instead:  ${better}`,
  }),
  swapped: (better: string): DegreesFault => ({ fault: latitudeFirst, hint: `Did you mean ${better}?` }),
};
