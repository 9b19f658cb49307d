import type { Pool } from 'pg';

/** Name of the organizations whose jobs stay in the queue until a test lets them go. */
export const waitingOrganization = 'Waiting';

/** Lets a test look at a job that no worker has taken yet, while one worker serves the whole suite. */
export async function holdBackWaitingJobs(database: Pool): Promise<void> {
  await database.query(`
    create function hold_back_waiting_job() returns trigger language plpgsql as $$
    begin
      if exists (select from organizations where id = new.organization_id and name = '${waitingOrganization}') then
        new.run_at := now() + interval '1 day';
      end if;
      return new;
    end $$;
    create trigger hold_back_waiting_job before insert on job_queue
      for each row execute function hold_back_waiting_job();`);
}

/** Hands a job that was held back to the worker. */
export async function letGo(database: Pool, jobId: string): Promise<void> {
  await database.query(`update job_queue set run_at = now() where job_id = $1`, [jobId]);
}
