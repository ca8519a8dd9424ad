/** What index.html shows from its first byte, kept until it is known who is there. */
export function BootSkeleton() {
  return (
    <main className="boot" aria-busy="true">
      <h1 className="visually-hidden">Mizan</h1>
      <i />
      <i />
      <i />
      <i />
    </main>
  );
}
