/** Where focus goes when the row that opened a dialog is gone. */
export const listHeadingId = 'api-keys';
