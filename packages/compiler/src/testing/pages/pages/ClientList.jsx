import React, { useState, useEffect } from "react";
import { Link } from "react-router-dom";
import { createPageUrl } from "@/utils";
import { Client } from "@/entities/all";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Plus, Search, Star, Trash2, AlertCircle, Loader2 } from "lucide-react";
import {
  AlertDialog, AlertDialogAction, AlertDialogCancel, AlertDialogContent, AlertDialogDescription,
  AlertDialogFooter, AlertDialogHeader, AlertDialogTitle, AlertDialogTrigger,
} from "@/components/ui/alert-dialog";

export default function ClientList() {
  const [clients, setClients] = useState([]);
  const [searchTerm, setSearchTerm] = useState("");
  const [isLoading, setIsLoading] = useState(true);
  const [error, setError] = useState(null);

  useEffect(() => {
    loadClients();
  }, []);

  const loadClients = async () => {
    setIsLoading(true);
    try {
      const data = await Client.list("-created_date");
      setClients(data);
      setError(null);
    } catch (err) {
      console.warn("Clients did not load:", err);
      setError(err.message || "Something went wrong");
    }
    setIsLoading(false);
  };

  const handleToggleVip = async (client) => {
    setClients(prev => prev.map(c => c.id === client.id ? { ...c, vip: !c.vip } : c));
    await Client.update(client.id, { vip: !client.vip });
  };

  const handleDelete = async (id) => {
    await Client.delete(id);
    loadClients();
  };

  const filteredClients = clients.filter(client =>
    client.name?.toLowerCase().includes(searchTerm.toLowerCase()) ||
    client.address?.city?.toLowerCase().includes(searchTerm.toLowerCase())
  );

  if (isLoading) {
    return (
      <div className="flex items-center justify-center min-h-[50vh]">
        <Loader2 className="w-8 h-8 animate-spin text-primary" />
      </div>
    );
  }

  return (
    <div className="max-w-6xl mx-auto space-y-6">
      <div className="flex flex-col md:flex-row justify-between gap-4">
        <h1 className="text-3xl font-bold">Clients</h1>
        <div className="relative">
          <Search className="absolute left-3 top-3 h-4 w-4 text-muted-foreground" />
          <Input aria-label="Search" placeholder="Search..." value={searchTerm} onChange={(e) => setSearchTerm(e.target.value)} className="pl-9" />
        </div>
        <Link to={createPageUrl("ClientCard") + "?new=1"}>
          <Button className="gap-2"><Plus className="w-4 h-4" /> Add client</Button>
        </Link>
      </div>
      {error && (
        <p className="flex gap-2 text-destructive" role="alert"><AlertCircle /> {error}</p>
      )}
      <div className="grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3 gap-4">
        {filteredClients.length === 0 ? (
          <p className="text-muted-foreground col-span-full">No clients found</p>
        ) : (
          filteredClients.map((client) => (
            <Card key={client.id} className="hover:shadow-lg transition-shadow">
              <CardHeader>
                <CardTitle className="flex justify-between">
                  <Link to={createPageUrl(`ClientCard?id=${client.id}`)}>{client.name}</Link>
                  <Button variant="ghost" size="icon" aria-label="VIP" aria-pressed={!!client.vip} onClick={() => handleToggleVip(client)}>
                    <Star className={client.vip ? "fill-warning" : ""} />
                  </Button>
                </CardTitle>
                <CardDescription>{client.email || "No email"}</CardDescription>
              </CardHeader>
              <CardContent className="flex justify-between">
                <span>{[client.address?.city, client.address?.country].filter(Boolean).join(", ") || "—"}</span>
                <AlertDialog>
                  <AlertDialogTrigger asChild>
                    <Button variant="ghost" size="icon" aria-label="Delete"><Trash2 className="w-4 h-4" /></Button>
                  </AlertDialogTrigger>
                  <AlertDialogContent>
                    <AlertDialogHeader>
                      <AlertDialogTitle>Delete {client.name}?</AlertDialogTitle>
                      <AlertDialogDescription>This cannot be undone.</AlertDialogDescription>
                    </AlertDialogHeader>
                    <AlertDialogFooter>
                      <AlertDialogCancel>Keep</AlertDialogCancel>
                      <AlertDialogAction onClick={() => handleDelete(client.id)}>Delete</AlertDialogAction>
                    </AlertDialogFooter>
                  </AlertDialogContent>
                </AlertDialog>
              </CardContent>
            </Card>
          ))
        )}
      </div>
    </div>
  );
}
