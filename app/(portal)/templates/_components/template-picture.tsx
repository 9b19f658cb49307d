/** Four slides in the template: cover, section, chart and cards. */
export function TemplatePicture({ name, src, eager = false }: { name: string; src: string; eager?: boolean }) {
  return (
    <div className="aspect-video overflow-hidden border-b border-line bg-stage">
      {/* Plain, because the service drew it in the size it is shown in, and signed addresses change. */}
      <img
        src={src}
        alt={`${name}: a cover, a section, a chart and cards`}
        width={640}
        height={360}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  );
}
