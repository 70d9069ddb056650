import { isScalar, type Scalar } from 'yaml';

/** Returns true for the value of a property, an item, or a file in which nothing is written. */
export function isEmptyNode(node: unknown): node is Scalar<null> | null {
  return node === null || (isScalar(node) && node.value === null);
}
