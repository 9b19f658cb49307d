/** Why what somebody confirmed was refused. */
export function Problem({ children }: { children: string | undefined }) {
  return children ? (
    <p role="alert" className="text-bad">
      {children}
    </p>
  ) : null;
}
