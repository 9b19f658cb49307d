import { Fragment } from 'react';
import { Code } from './code';

/** Text of the contract, in which backticks set off names and values. */
export function MarkedText({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index}>{part}</Code> : <Fragment key={index}>{part}</Fragment>,
    );
}
