"""Trains a value net: processes of `stolik selfplay` play all the time with the newest net while torch learns from them.

    python3 training/train.py sagrada --seconds 400 --workers 14 --out games/sagrada/ai/net/sagrada.net

What the rows of the net mean is said by features.json, which self-play writes; nothing here knows a game. Weights are
rounded as in the file while they are learned, so that the integers say what was trained. See training/README.md.
"""
import argparse
import glob
import hashlib
import json
import math
import os
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile
import time

import numpy as np
import torch
from torch import nn

# The scales of a file: see packages/bots/src/net/shape.ts. A unit of the first layer is a 128th, of its weights to the
# second a 256th, of what the second says a 256th, of the heads' weights a 16384th; together 2 ** -22 points.
ROW, PAIR, SECOND, HEAD = 128, 256, 256, 16384
SCALED_SHIFT, SECOND_SHIFT, FRACTION = 5, 7, 22
HIDDEN_CLIP, SECOND_CLIP, BIAS_CLIP = 4095, 32767, 16383
# So that what counts directly begins to learn at about the size it has in the end.
DIRECT = 8
NOTHING = 0xFFFF


def device_of(name):
    return name or ('cuda' if torch.cuda.is_available() else 'cpu')


class Features:
    """What self-play says about rows and records."""

    def __init__(self, path, device):
        with open(path) as file:
            d = json.load(file)
        self.game, self.version, self.cases = d['game'], d['features'], d['cases']
        self.rows, self.scaled, self.heads = d['rows'], d['scaled'], d['heads']
        self.record = d['record']
        # One column more for rows that are not there, rounded up to what matrix units like.
        self.wide = -(-(self.rows + 1) // 16) * 16
        parts = torch.zeros(len(d['parts']), self.rows)
        for part, members in enumerate(d['parts']):
            parts[part, members] = 1
        self.parts = parts.t().contiguous().to(device)
        self.symmetries = [self.composed(d['symmetries'][kind], device) for kind in sorted(d['symmetries'])]

    def composed(self, lists, device):
        """All symmetries of a kind: one of each list, one after the other."""
        found = np.arange(self.rows + 1)[None, :]
        for moves in lists:
            moves = np.concatenate([np.array(moves), np.full((len(moves), 1), self.rows)], 1)
            found = moves[:, found].reshape(-1, self.rows + 1)
        return torch.from_numpy(found).to(device)


class Batch:
    """Records as matrices."""

    def __init__(self, raw, features, augment):
        f, layout = features, features.record
        rows, scaled, lines = layout['rows'], layout['scaled'], layout['lines']
        shorts = 2 * (rows + 2 * scaled + 2 * lines + 2)
        words = raw[:, :shorts].contiguous().view(torch.int16).long()
        at = np.cumsum([0, rows, scaled, scaled, lines, lines])
        true = (words[:, at[0]:at[1]] & NOTHING).clamp(max=f.rows)
        where = words[:, at[1]:at[2]] & NOTHING
        number = words[:, at[2]:at[3]].float()
        head = words[:, at[3]:at[4]] & NOTHING
        self.has = (head < f.heads).float()
        self.head = head.clamp(max=f.heads - 1)
        self.times = words[:, at[4]:at[5]].float() * self.has
        if augment:
            kind = words[:, at[5]]
            for one, symmetries in enumerate(f.symmetries):
                pick = torch.randint(0, len(symmetries), (len(raw), 1), device=raw.device)
                true = torch.where((kind == one)[:, None], symmetries[pick, true], true)
        self.x = torch.zeros(len(raw), f.wide, device=raw.device).scatter_(1, true, 1.0)
        self.numbers = torch.zeros(len(raw), f.scaled + 1, device=raw.device)
        self.numbers.scatter_(1, where.clamp(max=f.scaled), number)
        self.numbers = self.numbers[:, :f.scaled]
        self.x[:, f.rows] = 0
        self.x[:, f.rows - f.scaled:f.rows] = self.numbers / 2 ** SCALED_SHIFT
        floats = raw[:, shorts:].contiguous().view(torch.float32)
        self.goal, self.outcome = floats[:, :lines] * self.has, floats[:, lines:] * self.has

    def lines(self, heads):
        return heads.gather(1, self.head) * self.has


def rounded(weights, unit, clip, is_rounded=True):
    """What the file will hold, or the same but not rounded; gradients pass as if nothing had been done to it."""
    inside = (weights * unit).clamp(-clip, clip)
    held = (inside.round() if is_rounded else inside) / unit
    return weights + (held - weights).detach()


class Net(nn.Module):
    def __init__(self, features, hidden, second):
        super().__init__()
        self.features, self.hidden, self.second = features, hidden, second
        f = features
        self.part = nn.Parameter(0.06 * torch.randn(f.parts.shape[1], hidden))
        # Rows that have nothing in common with others begin with something of their own.
        alone = (f.parts.sum(1, keepdim=True) == 0).float().cpu()
        self.rest = nn.Parameter(0.06 * torch.randn(f.rows, hidden) * alone)
        self.hidden_bias = nn.Parameter(torch.zeros(hidden))
        self.pairs = nn.Parameter(torch.randn(hidden, second) / math.sqrt(hidden))
        self.second_bias = nn.Parameter(torch.zeros(second))
        self.head = nn.Parameter(0.05 * torch.randn(f.heads, second))
        self.head_bias = nn.Parameter(torch.zeros(f.heads))
        self.direct = nn.Parameter(torch.zeros(f.scaled))

    def table(self):
        return self.rest + self.features.parts @ self.part

    def forward(self, batch, is_rounded=True):
        def r(weights, unit, clip):
            return rounded(weights, unit, clip, is_rounded)

        f = self.features
        table = nn.functional.pad(r(self.table(), ROW, 127), (0, 0, 0, f.wide - f.rows))
        hidden = (batch.x @ table + r(self.hidden_bias, ROW, BIAS_CLIP)).clamp(0, HIDDEN_CLIP / ROW)
        second = hidden @ r(self.pairs, PAIR, 127) + self.second_bias
        second = second.clamp(0, SECOND_CLIP / SECOND)
        heads = second @ r(self.head, HEAD, 32767).t() + self.head_bias
        direct = batch.numbers * (self.direct / DIRECT)
        return heads + nn.functional.pad(direct, (0, f.heads - f.scaled))

    @torch.no_grad()
    def integers(self):
        """Everything in the file, as whole numbers."""
        def whole(weights, unit, clip):
            return (weights.double() * unit).round().clamp(-clip, clip).long().cpu()

        most = 2 ** 31 - 1
        return dict(
            second_bias=whole(self.second_bias, ROW * PAIR, 2 ** 30),
            head_bias=whole(self.head_bias, 2 ** FRACTION, most),
            direct=whole(self.direct / DIRECT, 2 ** FRACTION, most),
            hidden_bias=whole(self.hidden_bias, ROW, BIAS_CLIP),
            head=whole(self.head, HEAD, 32767),
            rows=whole(self.table(), ROW, 127),
            pairs=whole(self.pairs, PAIR, 127),
        )

    def save(self, path, cases):
        f, w = self.features, self.integers()
        head = struct.pack('<4sHH16sI', b'STNT', 1, f.version, f.game.encode(), cases)
        head += struct.pack('<5I', f.rows, f.scaled, self.hidden, self.second, f.heads)
        head += struct.pack('<5I', SCALED_SHIFT, HIDDEN_CLIP, SECOND_SHIFT, SECOND_CLIP, FRACTION)
        order = [('second_bias', '<i4'), ('head_bias', '<i4'), ('direct', '<i4'), ('hidden_bias', '<i2'),
                 ('head', '<i2'), ('rows', 'i1'), ('pairs', 'i1')]
        with open(path + '.tmp', 'wb') as file:
            file.write(head)
            for name, form in order:
                file.write(w[name].numpy().astype(form).tobytes())
        os.replace(path + '.tmp', path)


@torch.no_grad()
def by_integers(net, batch):
    """What the program will say, digit by digit: the same sums and shifts as packages/bots/src/net/plain.ts."""
    f = net.features
    w = {name: values.double().to(batch.x.device) for name, values in net.integers().items()}
    first = f.rows - f.scaled
    hidden = batch.x[:, :first].double() @ w['rows'][:first] + w['hidden_bias']
    for one in range(f.scaled):
        product = batch.numbers[:, one:one + 1].double() * w['rows'][first + one]
        hidden += torch.floor((product + 2 ** (SCALED_SHIFT - 1)) / 2 ** SCALED_SHIFT)
    hidden = hidden.clamp(0, HIDDEN_CLIP)
    second = torch.floor((hidden @ w['pairs'] + w['second_bias'] + 2 ** (SECOND_SHIFT - 1)) / 2 ** SECOND_SHIFT)
    heads = second.clamp(0, SECOND_CLIP) @ w['head'].t() + w['head_bias']
    heads[:, :f.scaled] += batch.numbers.double() * w['direct']
    return heads / 2 ** FRACTION


class Average:
    """The mean of the weights over the last steps: steadier than any of them."""

    def __init__(self, net, decay=0.998):
        self.net = Net(net.features, net.hidden, net.second).to(net.part.device)
        self.net.load_state_dict(net.state_dict())
        self.decay = decay

    @torch.no_grad()
    def update(self, net):
        for own, new in zip(self.net.parameters(), net.parameters()):
            own.lerp_(new, 1 - self.decay)


class Pool:
    """The newest positions. Every 25th file is kept apart to measure by."""

    def __init__(self, folder, limit, features, device):
        self.folder, self.limit, self.bytes, self.device = folder, limit, features.record['bytes'], device
        self.parts, self.apart, self.files, self.made = [], [], 0, 0

    def scan(self):
        for path in sorted(glob.glob(f'{self.folder}/*.games'), key=os.path.getmtime):
            by = os.path.basename(path).split('-')[0]
            records = torch.from_numpy(np.fromfile(path, dtype=np.uint8).reshape(-1, self.bytes))
            os.remove(path)
            self.files += 1
            self.made += len(records)
            where = self.apart if self.files % 25 == 3 else self.parts
            where.append((by, records.to(self.device)))
        # What was played by hand is only to begin with.
        if sum(len(records) for by, records in self.parts if by == 'net') > self.limit // 4:
            self.parts = [part for part in self.parts if part[0] == 'net']
            self.apart = [part for part in self.apart if part[0] == 'net'] or self.apart
        size = sum(len(records) for _, records in self.parts)
        while size > self.limit and len(self.parts) > 1:
            size -= len(self.parts.pop(0)[1])
        self.apart = self.apart[-40:]

    def records(self):
        return torch.cat([records for _, records in self.parts])

    def held(self):
        return torch.cat([records for _, records in (self.apart or self.parts[-1:])])


def loss_of(net, batch, by_outcome):
    off = (batch.lines(net(batch)) - (batch.outcome if by_outcome else batch.goal)) * batch.times
    return (off.sum(1) ** 2).mean() + 0.5 * (off ** 2).sum(1).mean()


def learn(net, average, optimizer, records, steps, size, by_outcome, rates):
    total = 0.0
    for step in range(steps):
        rate = rates[1] + 0.5 * (rates[0] - rates[1]) * (1 + math.cos(math.pi * step / steps))
        for group in optimizer.param_groups:
            group['lr'] = rate
        chosen = records[torch.randint(0, len(records), (size,), device=records.device)]
        loss = loss_of(net, Batch(chosen, net.features, augment=True), by_outcome)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 20.0)
        optimizer.step()
        average.update(net)
        total += loss.detach()
    return float(total) / max(1, steps)


@torch.no_grad()
def measure(net, records):
    """Squared errors of the sum of the lines, and by how much the integers are off the net without any rounding."""
    torch.backends.cuda.matmul.allow_tf32 = False
    goal = outcome = rounding = count = 0
    for at in range(0, len(records), 16384):
        batch = Batch(records[at:at + 16384], net.features, augment=False)

        def points(heads):
            return (batch.lines(heads) * batch.times).sum(1)

        says = points(by_integers(net, batch).float())
        goal += ((says - (batch.goal * batch.times).sum(1)) ** 2).sum().item()
        outcome += ((says - (batch.outcome * batch.times).sum(1)) ** 2).sum().item()
        rounding += ((says - points(net(batch, is_rounded=False))) ** 2).sum().item()
        count += len(says)
    torch.backends.cuda.matmul.allow_tf32 = True
    return dict(positions=count, goal=round(goal / count, 3), outcome=round(outcome / count, 3),
                rounding=round(math.sqrt(rounding / count), 4))


def start_workers(a, folder, path):
    command = shlex.split(a.selfplay) + [a.game, '--out', folder, '--net', path, '--follow', '--games', '100000000',
                                         '--chunk', str(a.chunk), '--cases', a.cases, '--lambda', str(a.trace)]
    return [subprocess.Popen(command + ['--seed', f'{a.seed}.{worker}'], stderr=subprocess.DEVNULL)
            for worker in range(a.workers)]


def stop(workers):
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.wait()


def check(workers):
    if any(worker.poll() is not None for worker in workers):
        sys.exit('a process of self-play has ended: run its command by hand to see why')


def wait_for(workers, is_there):
    while not is_there():
        check(workers)
        time.sleep(0.2)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('game')
    p.add_argument('--out', required=True, help='the file of the net; a manifest is written beside it')
    p.add_argument('--cases', default='2,2,2,1,1-two,1,3,4', help='what is played by turns')
    p.add_argument('--selfplay', default='node packages/cli/bin/stolik.js selfplay', help='the command that plays')
    p.add_argument('--workers', type=int, default=max(1, (os.cpu_count() or 2) - 2))
    p.add_argument('--seconds', type=float, default=400, help='in all')
    p.add_argument('--cycles', type=int, default=10 ** 9, help='or so many times learning and exporting')
    p.add_argument('--hand', type=int, default=600_000, help='positions played by hand to begin with')
    p.add_argument('--limit', type=int, default=12_000_000, help='positions that are remembered')
    p.add_argument('--hidden', type=int, default=128)
    p.add_argument('--second', type=int, default=32)
    p.add_argument('--batch', type=int, default=16384)
    p.add_argument('--first', type=int, default=2000, help='steps on the games played by hand')
    p.add_argument('--steps', type=int, default=300, help='steps of a cycle')
    p.add_argument('--final', type=int, default=5000, help='steps in the end, ever smaller')
    p.add_argument('--epochs', type=float, default=24, help='how often a position is drawn at most, on average')
    p.add_argument('--trace', type=float, default=0.95, help='lambda of self-play')
    p.add_argument('--chunk', type=int, default=60, help='games of a file')
    p.add_argument('--seed', default='a')
    p.add_argument('--device', default='')
    a = p.parse_args()
    # What cannot be written must not be found out after the training.
    os.makedirs(os.path.dirname(os.path.abspath(a.out)), exist_ok=True)
    with open(a.out + '.tmp', 'wb'):
        pass
    begin = time.time()
    torch.manual_seed(int(hashlib.sha256(a.seed.encode()).hexdigest()[:12], 16))
    torch.backends.cuda.matmul.allow_tf32 = True
    device = device_of(a.device)
    folder = tempfile.mkdtemp(prefix='stolik-training-')
    newest = f'{folder}/newest.net'

    def say(*words):
        print(f'[{time.time() - begin:6.1f} s]', *words, flush=True)

    workers = start_workers(a, folder, newest)
    try:
        wait_for(workers, lambda: os.path.exists(f'{folder}/features.json'))
        features = Features(f'{folder}/features.json', device)
        cases = sum(1 << features.cases.index(one) for one in set(a.cases.split(',')))
        pool = Pool(folder, a.limit, features, device)

        def is_enough():
            pool.scan()
            return pool.made >= a.hand and len(pool.parts) > 0

        wait_for(workers, is_enough)
        net = Net(features, a.hidden, a.second).to(device)
        records = pool.records()
        start_heads(net, records)
        average = Average(net)
        optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=0.0)
        loss = learn(net, average, optimizer, records, a.first, a.batch, True, (3e-3, 5e-4))
        average.net.save(newest, cases)
        say(f'by hand: {pool.made} positions, loss {loss:.2f},', measure(average.net, pool.held()))
        # The end takes as long as its steps did so far.
        drawn, learning, steps_done, cycle = 0, 0.0, 0, 0
        while cycle < a.cycles:
            pace = learning / max(1, steps_done)
            if time.time() - begin + 1.15 * a.final * pace + 5 > a.seconds:
                break
            check(workers)
            pool.scan()
            if drawn > a.epochs * pool.made:
                time.sleep(0.2)
                continue
            records = pool.records()
            since = time.time()
            loss = learn(net, average, optimizer, records, a.steps, a.batch, False, (7e-4, 7e-4))
            learning += time.time() - since
            steps_done += a.steps
            drawn += a.steps * a.batch
            average.net.save(newest, cases)
            cycle += 1
            if cycle % 20 == 1:
                say(f'cycle {cycle}: {pool.made} positions, {len(records)} remembered, loss {loss:.2f},',
                    measure(average.net, pool.held()))
    finally:
        stop(workers)
    pool.scan()
    loss = learn(net, average, optimizer, pool.records(), a.final, a.batch, False, (1e-3, 1e-5))
    average.net.save(a.out, cases)
    result = measure(average.net, pool.held())
    say(f'final: {pool.made} positions, loss {loss:.2f},', result)
    write_manifest(a, features, pool.made, round(time.time() - begin), result)
    shutil.rmtree(folder)


@torch.no_grad()
def start_heads(net, records):
    """The heads begin with what lines come to on average."""
    batch = Batch(records[:200_000], net.features, augment=False)
    sums = torch.zeros(net.features.heads, device=records.device)
    counts = sums.clone()
    sums.scatter_add_(0, batch.head.flatten(), batch.outcome.flatten())
    counts.scatter_add_(0, batch.head.flatten(), batch.has.flatten())
    net.head_bias.copy_(sums / counts.clamp(min=1))


def write_manifest(a, features, positions, seconds, result):
    with open(a.out, 'rb') as file:
        content = file.read()
    manifest = dict(
        game=a.game, features=features.version, cases=sorted(set(a.cases.split(','))),
        shape=dict(hidden=a.hidden, second=a.second), seed=a.seed, command=' '.join(map(shlex.quote, sys.argv)),
        positions=positions, seconds=seconds, workers=a.workers, device=torch.cuda.get_device_name()
        if torch.cuda.is_available() else 'cpu', torch=torch.__version__, measured=result, bytes=len(content),
        sha256=hashlib.sha256(content).hexdigest())
    with open(a.out + '.json', 'w') as file:
        json.dump(manifest, file, indent=2)
        file.write('\n')


if __name__ == '__main__':
    main()
