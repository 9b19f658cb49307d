import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { PlainError } from './say.mjs';

const TAIL_LINES = 25;

/**
 * Runs a program to its end. Its output is kept and shown only when it fails, or passed through to
 * standard error when `isLoud`.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, isLoud?: boolean, failure?: string }} [options]
 * @returns {Promise<string>} what it wrote
 */
export function runProgram(file, args, { cwd, env = {}, isLoud = false, failure } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const take = (chunk) => {
      output = (output + chunk).slice(-200_000);
      if (isLoud) process.stderr.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', (error) => reject(new PlainError(`${file} could not be started: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(output);
      reject(explainFailure(failure ?? `${file} ${args[0]} failed`, output, signal ?? code, isLoud));
    });
  });
}

function explainFailure(failure, output, status, isShown) {
  if (/ENOSPC|No space left on device/.test(output))
    return new PlainError(`${failure}: the disk is full. Free about 2 GB and start again.`);
  const tail = isShown
    ? ''
    : `\n${stripVTControlCharacters(output).trimEnd().split('\n').slice(-TAIL_LINES).join('\n')}`;
  return new PlainError(`${failure} (${status}).${tail}`);
}
