/**
 * How a page of the portal says which organization it was drawn for, with everything that it asks for: in a header, or in
 * the query of a link, which can send none. Another tab may have switched to another organization meanwhile.
 */
export const pageOrganizationHeader = 'x-deckwright-organization';
export const pageOrganizationParam = 'organization';
