/*
 * Moves the wall clock of a process by BIEN_COMMUN_CLOCK_SHIFT seconds, through
 * LD_PRELOAD, with the file times that Node and Rust read and set. Only readings
 * of the time are moved: timers, durations and waits stay the kernel's, so that
 * PostgreSQL's timeouts keep working. Programs started with their own
 * environment are moved too.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SHIFT "BIEN_COMMUN_CLOCK_SHIFT="
#define LIBRARY "LD_PRELOAD="
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static time_t shift;
/* NAME=value of the two variables above, for programs started without them. */
static char *passed_shift;
static char *passed_library;

static char *joined(const char *name, const char *value) {
	char *text = malloc(strlen(name) + strlen(value) + 1);
	return text ? strcat(strcpy(text, name), value) : NULL;
}

__attribute__((constructor)) static void read_environment(void) {
	const char *seconds = getenv("BIEN_COMMUN_CLOCK_SHIFT");
	const char *library = getenv("LD_PRELOAD");
	if (!seconds || !library) return;
	shift = (time_t)atoll(seconds);
	passed_shift = joined(SHIFT, seconds);
	passed_library = joined(LIBRARY, library);
}

int clock_gettime(clockid_t clock, struct timespec *told) {
	static int (*next)(clockid_t, struct timespec *);
	if (!next) next = NEXT(clock_gettime);
	int result = next(clock, told);
	if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
		told->tv_sec += shift;
	return result;
}

int gettimeofday(struct timeval *restrict told, void *restrict zone) {
	(void)zone;
	struct timespec precise;
	int result = clock_gettime(CLOCK_REALTIME, &precise);
	told->tv_sec = precise.tv_sec;
	told->tv_usec = precise.tv_nsec / 1000;
	return result;
}

time_t time(time_t *told) {
	struct timespec precise;
	clock_gettime(CLOCK_REALTIME, &precise);
	if (told) *told = precise.tv_sec;
	return precise.tv_sec;
}

static void move_file(struct statx *file) {
	file->stx_atime.tv_sec += shift;
	file->stx_btime.tv_sec += shift;
	file->stx_ctime.tv_sec += shift;
	file->stx_mtime.tv_sec += shift;
}

int statx(int folder, const char *restrict path, int flags, unsigned mask,
		struct statx *restrict file) {
	int result = NEXT(statx)(folder, path, flags, mask, file);
	if (result == 0) move_file(file);
	return result;
}

/* Node reads file times by the number of the system call. */
long syscall(long number, ...) {
	static long (*next)(long, ...);
	if (!next) next = NEXT(syscall);
	va_list list;
	va_start(list, number);
	long a[6];
	for (int index = 0; index < 6; index += 1) a[index] = va_arg(list, long);
	va_end(list);
	long result = next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
	if (number == SYS_statx && result == 0) move_file((struct statx *)a[4]);
	return result;
}

/* The kernel stores unmoved times: a time set from a moved clock is moved back. */
static const struct timespec *moved_back(const struct timespec *times, struct timespec *kept) {
	for (int index = 0; times && index < 2; index += 1) {
		kept[index] = times[index];
		if (times[index].tv_nsec != UTIME_NOW && times[index].tv_nsec != UTIME_OMIT)
			kept[index].tv_sec -= shift;
	}
	return times ? kept : NULL;
}

int utimensat(int folder, const char *path, const struct timespec *times, int flags) {
	struct timespec kept[2];
	return NEXT(utimensat)(folder, path, moved_back(times, kept), flags);
}

int futimens(int file, const struct timespec *times) {
	struct timespec kept[2];
	return NEXT(futimens)(file, moved_back(times, kept));
}

int execvp(const char *file, char *const *arguments) {
	size_t count = 0;
	int is_moved = shift == 0;
	for (; environ && environ[count]; count += 1)
		if (strncmp(environ[count], SHIFT, sizeof SHIFT - 1) == 0) is_moved = 1;
	char *own[count + 3];
	if (count > 0) memcpy(own, environ, count * sizeof *own);
	if (!is_moved) {
		own[count++] = passed_shift;
		own[count++] = passed_library;
	}
	own[count] = NULL;
	return execvpe(file, arguments, own);
}
