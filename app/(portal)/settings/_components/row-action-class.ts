/** On wide screens a column of framed buttons would outweigh the names; on phones the frame says that one can tap. */
export const rowActionClass = 'sm:border-transparent sm:bg-transparent sm:px-2.5 sm:hover:border-line';
