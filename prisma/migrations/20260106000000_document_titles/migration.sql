-- AlterTable
ALTER TABLE "knowledge_documents" ADD COLUMN     "title" TEXT;
