/** Why the form was refused, where no field is at fault. There before the words are, so that they are read out. */
export function FormMessage({ children }: { children?: string }) {
  return (
    <p role="alert" className="text-sm break-words text-bad empty:hidden">
      {children}
    </p>
  );
}
