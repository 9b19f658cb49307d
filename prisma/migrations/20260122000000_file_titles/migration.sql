-- What a file's slides are titled, where its name has to leave letters out; files made before have none.
ALTER TABLE "artifacts" ADD COLUMN "title" TEXT;
