export { figuresIn, type Figure } from '../../../sources/amounts/figures-in';
export { isSameAmount } from '../../../sources/amounts/is-same-amount';
