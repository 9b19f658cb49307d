/** What the request showed the designer, small. */
export function ReferenceImages({ jobId, count, areDeleted }: { jobId: string; count: number; areDeleted: boolean }) {
  if (areDeleted) return count === 1 ? 'One, deleted with the files' : `${count}, deleted with the files`;
  return (
    <ul className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <img
            src={`/jobs/${jobId}/reference/${index + 1}`}
            alt={`Reference image ${index + 1}`}
            width={96}
            height={72}
            loading="lazy"
            className="h-18 w-24 rounded-md bg-stage object-contain ring-1 ring-line"
          />
        </li>
      ))}
    </ul>
  );
}
