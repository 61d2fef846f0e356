/** 'Isolde Marr': the name of a member, writer or reader where it is shown or written in full. */
export const formatFullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
