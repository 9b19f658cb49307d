/**
 * A grid in place of the table's own layout, in which details below a row would count the columns that a
 * narrow screen hides. Roles say again what the elements were.
 */
export const requestColumns =
  'grid grid-cols-[minmax(0,1fr)_5.5rem] sm:grid-cols-[13rem_11rem_minmax(0,1fr)_6rem] md:grid-cols-[13rem_11rem_minmax(0,1fr)_minmax(0,1fr)_6rem] xl:grid-cols-[13rem_11rem_minmax(0,1fr)_minmax(0,1fr)_19rem_6rem]';
